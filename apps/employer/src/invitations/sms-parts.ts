import type { SmsPart } from '@repo/ui/components/SmsBubble';

/** The link, and the answers with their number, as the service leaves them out. */
const LEFT_OUT = /(\S*…\/i\/…|\b(?:YES|NO) …)/u;

/** An invitation in its words and the parts that only the worker sees. */
export const smsParts = (sms: string): readonly SmsPart[] =>
  sms.split(LEFT_OUT).flatMap((part, place): readonly SmsPart[] => {
    // Every second part leaves something out.
    if (place % 2 === 0) return [part];
    const [answer, number] = part.split(' ');
    return number === undefined ? [{ leftOut: 'link' }] : [`${answer ?? ''} `, { leftOut: 'number' }];
  });
