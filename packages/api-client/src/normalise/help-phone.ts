import { HELP_PHONE_PROPERTY } from '../contract/installation-style.ts';

/** Whom this deployment lets workers chat with, read from the installation's style sheet: for who is not signed in. */
export function helpPhone(): string | null {
  const told = getComputedStyle(document.documentElement).getPropertyValue(HELP_PHONE_PROPERTY).trim();
  return told === '' ? null : told;
}
