import { makeIcon } from './make-icon.tsx';

export const MoreIcon = makeIcon(<path strokeWidth={3} d="M5.5 12h.01M12 12h.01M18.5 12h.01" />);
