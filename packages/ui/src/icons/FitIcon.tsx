import { makeIcon } from './make-icon.tsx';

/** The four corners of a frame: a picture as large as its frame. */
export const FitIcon = makeIcon(<path d="M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15" />);
