import { makeIcon } from './make-icon.tsx';

export const BackspaceIcon = makeIcon(
  <path d="M9 5.5h10.5a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H9L3.5 12 9 5.5Zm3 4 5 5m0-5-5 5" />,
);
