import { makeIcon } from './make-icon.tsx';

/** A sheet, and an arrow to the right above it: a turn by 90 degrees. */
export const TurnIcon = makeIcon(<path d="M4.5 11h10v9.5h-10zM8 4.5h7.5a4 4 0 0 1 4 4V13m-3-2.5 3 3 3-3" />);
