import { Button } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { TextField } from '@repo/ui/components/TextField';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import type { ReactNode } from 'react';
import type { DrawnPair } from './drawn-pair.ts';
import { nothing } from './nothing.ts';

interface SheetProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** The sheet of a dialog without its layer over the page. */
const Sheet = ({ title, children, actions }: SheetProps) => (
  <Card>
    <Stack>
      <Heading level={2} size={3}>
        {title}
      </Heading>
      {children}
      <Inline justify="end">{actions}</Inline>
    </Stack>
  </Card>
);

const cancel = (
  <Button variant="ghost" onClick={nothing}>
    Cancel
  </Button>
);

export const pairs: readonly DrawnPair[] = [
  {
    do: {
      shown: () => (
        <Sheet
          title="Withdraw the invitation?"
          actions={
            <>
              {cancel}
              <Button variant="danger" onClick={nothing}>
                Withdraw
              </Button>
            </>
          }
        >
          She can no longer answer it. You have paid nothing.
        </Sheet>
      ),
      why: 'One question, what follows from it, and buttons that answer it.',
    },
    dont: {
      shown: () => (
        <Sheet
          title="Are you sure?"
          actions={
            <>
              <Button variant="ghost" onClick={nothing}>
                No
              </Button>
              <Button onClick={nothing}>Yes</Button>
            </>
          }
        >
          This action cannot be undone.
        </Sheet>
      ),
      why: 'Nobody can answer it without reading what is behind it.',
    },
  },
  {
    do: {
      shown: () => <Button onClick={nothing}>Edit Profile</Button>,
      why: 'A form of several fields is a screen of its own.',
    },
    dont: {
      shown: () => (
        <Sheet title="Edit your profile" actions={<Button onClick={nothing}>Save</Button>}>
          <TextField label="Full Name" value="Wanjiru Kamau" onChange={nothing} />
          <TextField label="Location" value="Kilimani" onChange={nothing} />
        </Sheet>
      ),
      why: 'A press beside it, and all that was typed is lost.',
    },
  },
];
