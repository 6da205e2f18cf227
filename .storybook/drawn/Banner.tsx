import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { TextField } from '@repo/ui/components/TextField';
import { Stack } from '@repo/ui/primitives/Stack';
import type { DrawnPair } from './drawn-pair.ts';
import { nothing } from './nothing.ts';

export const pairs: readonly DrawnPair[] = [
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
      why: 'What happened, what it means for the money, and the way on.',
    },
    dont: {
      shown: () => (
        <Stack gap="xsmall">
          <Banner tone="danger">Error 502.</Banner>
          <Banner tone="warning">Please check your details.</Banner>
        </Stack>
      ),
      why: 'Two at once, without a next step.',
    },
  },
  {
    do: {
      shown: () => (
        <TextField
          label="Email Address"
          value="wanjiru@"
          onChange={nothing}
          error="Enter the whole email address"
        />
      ),
      why: 'The error of one field is at the field.',
    },
    dont: {
      shown: () => (
        <Stack gap="small">
          <Banner tone="danger">The email address is not complete.</Banner>
          <TextField label="Email Address" value="wanjiru@" onChange={nothing} />
        </Stack>
      ),
      why: 'The reader has to look for the field that is meant.',
    },
  },
];
