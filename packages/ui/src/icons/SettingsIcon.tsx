import { makeIcon } from './make-icon.tsx';

export const SettingsIcon = makeIcon(
  <>
    <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
    <circle cx="16" cy="7" r="2.7" />
    <circle cx="8" cy="17" r="2.7" />
  </>,
);
