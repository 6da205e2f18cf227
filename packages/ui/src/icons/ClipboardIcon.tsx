import { makeIcon } from './make-icon.tsx';

export const ClipboardIcon = makeIcon(
  <>
    <rect x="5" y="4.5" width="14" height="16.5" rx="2.5" />
    <path d="M9 4.5V3h6v3H9V4.5ZM8.8 13.7l2.2 2.2 4.2-4.3" />
  </>,
);
