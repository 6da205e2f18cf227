import { makeIcon } from './make-icon.tsx';

export const RefreshIcon = makeIcon(<path d="M20 11.5A8 8 0 1 0 18 17.3M20.3 5.5v6h-6" />);
