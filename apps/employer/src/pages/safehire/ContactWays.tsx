import { sampleWorker } from '@repo/domain/demonstration-report';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { MailIcon } from '@repo/ui/icons/MailIcon';
import { MessageIcon } from '@repo/ui/icons/MessageIcon';
import { PhoneIcon } from '@repo/ui/icons/PhoneIcon';
import { Grid } from '@repo/ui/primitives/Grid';
import { useState } from 'react';

const ways = {
  call: {
    label: 'Call',
    icon: PhoneIcon,
    title: 'Nobody is called',
    really: 'In the real service you would now call the number that the worker has agreed to share.',
  },
  whatsApp: {
    label: 'WhatsApp',
    icon: MessageIcon,
    title: 'No message is sent',
    really: 'In the real service you would now write to the number that the worker has agreed to share.',
  },
  email: {
    label: 'Email',
    icon: MailIcon,
    title: 'No email is sent',
    really: 'In the real service a worker shares the phone number. An email address you ask for in person.',
  },
} as const;
type Way = keyof typeof ways;
const allWays = ['call', 'whatsApp', 'email'] as const satisfies readonly Way[];

/** The ways to contact a worker. In the demonstration they reach nobody: each explains its effect. */
export function ContactWays() {
  const [asked, setAsked] = useState<Way>();
  const { firstName } = sampleWorker;
  return (
    <TitledCard title={`Reach ${firstName}`} gap="medium">
      <Grid columns={3}>
        {allWays.map((way) => {
          const { label, icon: Drawing } = ways[way];
          return (
            <Button key={way} variant="secondary" fullWidth icon={<Drawing />} onClick={() => setAsked(way)}>
              {label}
            </Button>
          );
        })}
      </Grid>
      <output>
        {asked !== undefined && (
          <Banner tone="info" title={ways[asked].title}>
            This is a demonstration, and {firstName} is invented. {ways[asked].really}
          </Banner>
        )}
      </output>
    </TitledCard>
  );
}
