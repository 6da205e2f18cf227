import { createContext } from 'react';

/** Where a form stands whose words are not saved. */
export type UnsavedState = 'typed' | 'sending';

interface HeldFormState {
  /** Takes what a form inside says of itself. Null when nothing of it is unsaved. */
  readonly report: (form: string, state: UnsavedState | null) => void;
  /** Whether the member still holds the work. */
  readonly isHeld: boolean;
}

/** What `HeldForm` and the parts inside it tell each other. Outside of it nobody asks. */
export const HeldFormContext = createContext<HeldFormState>({ report: () => {}, isHeld: true });
