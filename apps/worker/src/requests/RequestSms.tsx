import type { WireRequest } from '@repo/api-client/queries/worker-app';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { SmsBubble } from '@repo/ui/components/SmsBubble';
import { useState } from 'react';
import { timeAgo } from '../language/time-ago.ts';
import { useLanguage } from '../language/use-language.ts';
import { requestWords } from './request-words.ts';

/**
 * The SMS that asks the worker, to compare with the one on the phone. Nothing of a request that came by no SMS, or that she has
 * answered.
 */
export function RequestSms({ request: { sms, status } }: { readonly request: WireRequest }) {
  const translator = useLanguage();
  const [now] = useState(() => new Date());
  if (sms === null || status !== 'pending') return null;
  const words = requestWords[translator.language];
  return (
    <Disclosure label={words.compare}>
      <SmsBubble from={words.from} time={timeAgo(translator, sms.time, now)} lang={sms.language}>
        {sms.text}
      </SmsBubble>
    </Disclosure>
  );
}
