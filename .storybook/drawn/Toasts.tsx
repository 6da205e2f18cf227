import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { type ToastMessage, Toasts, useToast } from '@repo/ui/components/Toasts';
import { useEffect } from 'react';
import type { DrawnPair } from './drawn-pair.ts';
import { nothing } from './nothing.ts';

/** A message that stays for as long as the page is open. */
const FOREVER = 2 ** 31 - 1;

function Tell(message: ToastMessage) {
  const tell = useToast();
  const { text, tone = 'info' } = message;
  useEffect(() => tell({ text, tone, forMs: FOREVER }), [tell, text, tone]);
  return null;
}

/** On a desk, messages begin below the header of a page. */
const Told = (message: ToastMessage) => (
  <div style={{ blockSize: '9rem' }}>
    <Toasts>
      <Tell {...message} />
    </Toasts>
  </div>
);

export const pairs: readonly DrawnPair[] = [
  {
    do: {
      shown: () => <Told tone="success" text="Your review is saved." />,
      why: 'Something is done, in one short sentence.',
    },
    dont: {
      shown: () => (
        <Told tone="info" text="Your review is saved. Do you want to add another one now, or see all?" />
      ),
      why: 'A question that goes away before it is answered.',
    },
  },
  {
    do: {
      shown: () => (
        <Banner
          tone="danger"
          title="Payment Failed"
          action={
            <Button size="small" variant="secondary" onClick={nothing}>
              Try Again
            </Button>
          }
        >
          No money left your account.
        </Banner>
      ),
      why: 'A failure with a next step is a `Banner`. It stays.',
    },
    dont: {
      shown: () => <Told tone="danger" text="Payment failed." />,
      why: 'The only trace of a failed payment lies over the page, with no way on.',
    },
  },
];
