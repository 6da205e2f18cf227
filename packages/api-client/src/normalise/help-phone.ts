import { HELP_PHONE_PROPERTY } from '../contract/installation-style.ts';

/**
 * The WhatsApp number of this deployment for workers who are not signed in. It comes from the installation's style sheet.
 */
export function helpPhone(): string | null {
  const told = getComputedStyle(document.documentElement).getPropertyValue(HELP_PHONE_PROPERTY).trim();
  return told === '' ? null : told;
}
