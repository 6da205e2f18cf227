import { Button } from '@repo/ui/components/Button';
import { Dialog } from '@repo/ui/components/Dialog';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { MessageIcon } from '@repo/ui/icons/MessageIcon';
import { PhoneIcon } from '@repo/ui/icons/PhoneIcon';
import { ShareIcon } from '@repo/ui/icons/ShareIcon';
import { Grid } from '@repo/ui/primitives/Grid';
import { useState } from 'react';

const ways = {
  call: {
    label: 'Call',
    icon: PhoneIcon,
    title: 'Nobody is called',
    would: 'your phone would now dial her number',
  },
  whatsApp: {
    label: 'WhatsApp',
    icon: MessageIcon,
    title: 'No message is sent',
    would: 'a chat with her would now open',
  },
  email: {
    label: 'Email',
    icon: ShareIcon,
    title: 'No email is sent',
    would: 'your email would now open with her address',
  },
} as const;
type Way = keyof typeof ways;
const allWays = ['call', 'whatsApp', 'email'] as const satisfies readonly Way[];

/** Ways to reach a worker, which here reach nobody: each says what it would do. */
export function ContactWays({ firstName }: { readonly firstName: string }) {
  const [asked, setAsked] = useState<Way>('call');
  const [isOpen, setIsOpen] = useState(false);
  const { title, would } = ways[asked];
  return (
    <TitledCard title={`Reach ${firstName}`} gap="medium">
      <Grid columns={3}>
        {allWays.map((way) => {
          const { label, icon: Drawing } = ways[way];
          return (
            <Button
              key={way}
              variant="secondary"
              fullWidth
              icon={<Drawing />}
              onClick={() => {
                setAsked(way);
                setIsOpen(true);
              }}
            >
              {label}
            </Button>
          );
        })}
      </Grid>
      <Dialog
        open={isOpen}
        title={title}
        description={`This is a demonstration, and ${firstName} is invented. For a worker who has agreed to share her contact, ${would}.`}
        onClose={() => setIsOpen(false)}
        actions={<Button onClick={() => setIsOpen(false)}>Understood</Button>}
      />
    </TitledCard>
  );
}
