import { createContext } from 'react';

/** A form whose words are not saved. */
export interface UnsavedForm {
  readonly state: 'typed' | 'sending';
  /** Forgets its words: the member closed it. */
  readonly forget: () => void;
}

interface HeldFormState {
  /** Takes what a form inside says of itself. Null when nothing of it is unsaved. */
  readonly report: (form: string, unsaved: UnsavedForm | null) => void;
  /** Whether the member still holds the work. */
  readonly isHeld: boolean;
}

/** What `HeldForm` and the parts inside it tell each other. Outside of it nobody asks. */
export const HeldFormContext = createContext<HeldFormState>({ report: () => {}, isHeld: true });
