import { makeIcon } from './make-icon.tsx';

export const LockIcon = makeIcon(
  <>
    <rect x="5" y="10.5" width="14" height="10" rx="2.5" />
    <path d="M8 10.5V7.7a4 4 0 0 1 8 0v2.8M12 14.5v2" />
  </>,
);
