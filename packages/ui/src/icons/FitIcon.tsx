import { makeIcon } from './make-icon.tsx';

/** Four corners that come together: a picture as small as its frame. */
export const FitIcon = makeIcon(<path d="M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5" />);
