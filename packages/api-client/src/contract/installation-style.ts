import type { QuirkName } from '@repo/domain/quirks';

/** The style sheet that tells every page, those without script too, what is particular to the installation behind it. */
export const INSTALLATION_STYLE = '/api/installation.css';

/** By this property it says which way a preserved inconsistency was turned over. */
export const quirkProperty = (name: QuirkName): `--${string}` => `--quirk-${name}`;
