import { KeptNotice as PlainKeptNotice, type KeptForm } from '@repo/app-shell/parts/KeptNotice';
import type { ReactNode } from 'react';
import { useLanguage } from '../language/use-language.ts';

interface KeptNoticeProps {
  readonly form: KeptForm;
  /** What is going on while it is sent. */
  readonly busyLabel: string;
  /** What was kept. */
  readonly children: ReactNode;
}

/** The notice of what was kept, in her language. */
export function KeptNotice(props: KeptNoticeProps) {
  const { say } = useLanguage();
  return <PlainKeptNotice {...props} startOverLabel={say('complete.startOver')} />;
}
