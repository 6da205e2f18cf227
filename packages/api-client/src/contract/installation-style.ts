import type { QuirkName } from '@repo/domain/quirks';

/** The style sheet that tells every page, those without script too, what is particular to the installation behind it. */
export const INSTALLATION_STYLE = '/api/installation.css';

/** By this property it says which way a preserved inconsistency was turned over. */
export const quirkProperty = (name: QuirkName): `--${string}` => `--quirk-${name}`;

/** By this one whom workers can chat with for help, who are not signed in: `+254700000001`. Not set where nobody is offered. */
export const HELP_PHONE_PROPERTY = '--help-phone';
