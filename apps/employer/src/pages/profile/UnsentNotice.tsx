import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { useState } from 'react';

interface UnsentNoticeProps {
  readonly onSend: () => Promise<unknown>;
}

/** Tells the employer that the last save exists on this device only. */
export function UnsentNotice({ onSend }: UnsentNoticeProps) {
  const [sending, setSending] = useState(false);
  const send = () => {
    setSending(true);
    void onSend().finally(() => setSending(false));
  };
  return (
    <Banner
      tone="warning"
      announce
      title="Saved on this device, but not in your account yet"
      action={
        <Button variant="secondary" size="small" busy={sending} onClick={send}>
          Send Now
        </Button>
      }
    >
      We try again when you are back online, and whenever you open this page. Please do not log out before:
      your changes would be lost.
    </Banner>
  );
}
