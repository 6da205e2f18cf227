import { KeptNotice as PlainKeptNotice, type KeptForm } from '@repo/app-shell/parts/KeptNotice';
import type { ReactNode } from 'react';
import { useLanguage } from '../language/use-language.ts';

interface KeptNoticeProps {
  readonly form: KeptForm;
  /** The label of the work while the form is sent. */
  readonly busyLabel: string;
  /** The description of the restored draft. */
  readonly children: ReactNode;
}

/** The notice of a restored draft, in the language of the worker. */
export function KeptNotice(props: KeptNoticeProps) {
  const { say } = useLanguage();
  return <PlainKeptNotice {...props} startOverLabel={say('complete.startOver')} />;
}
