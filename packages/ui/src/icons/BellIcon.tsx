import { makeIcon } from './make-icon.tsx';

export const BellIcon = makeIcon(<path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.7 1.7H4.3L6 16.5ZM10 20.8h4" />);
