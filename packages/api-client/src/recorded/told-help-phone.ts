import { HELP_PHONE_PROPERTY } from '../contract/installation-style.ts';

/** What the installation's style sheet says of whom one may write to; null where it says nothing. */
export function tellHelpPhone(phone: string | null): void {
  const { style } = document.documentElement;
  if (phone === null) style.removeProperty(HELP_PHONE_PROPERTY);
  else style.setProperty(HELP_PHONE_PROPERTY, phone);
}
