import { makeIcon } from './make-icon.tsx';

export const BriefcaseIcon = makeIcon(
  <>
    <rect x="3" y="7.5" width="18" height="12" rx="2.3" />
    <path d="M8.5 7.5V6a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v1.5M3 12.8h18" />
  </>,
);
