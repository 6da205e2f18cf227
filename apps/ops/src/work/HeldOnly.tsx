import { use, type ReactNode } from 'react';
import { HeldFormContext } from './held-form-context.ts';

/** Personal data that leaves the page with the hold, also where a form with unsaved words stays (decisions 14). */
export const HeldOnly = ({ children }: { readonly children: ReactNode }) =>
  use(HeldFormContext).isHeld ? children : null;
