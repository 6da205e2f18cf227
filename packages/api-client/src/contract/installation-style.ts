import type { QuirkName } from '@repo/domain/quirks';

/** The style sheet that carries the settings of the installation to every page, also to pages without script. */
export const INSTALLATION_STYLE = '/api/installation.css';

/** The property that says how this installation sets a preserved inconsistency. */
export const quirkProperty = (name: QuirkName): `--${string}` => `--quirk-${name}`;

/**
 * The property with the WhatsApp number for workers who are not signed in: `+254700000001`. Absent when the installation
 * offers no help.
 */
export const HELP_PHONE_PROPERTY = '--help-phone';
