import { HELP_PHONE_PROPERTY } from '../contract/installation-style.ts';

/** Sets the help phone as the installation's style sheet would. Null removes it. */
export function tellHelpPhone(phone: string | null): void {
  const { style } = document.documentElement;
  if (phone === null) style.removeProperty(HELP_PHONE_PROPERTY);
  else style.setProperty(HELP_PHONE_PROPERTY, phone);
}
