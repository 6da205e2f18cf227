import { Button } from '@repo/ui/components/Button';
import type { StepProps } from './step.ts';

/** The way back for a sign-in that took too long, or began with the wrong phone. */
export const StartAgain = ({ onward }: StepProps) => (
  <Button variant="ghost" size="small" onClick={() => onward({ name: 'phone' })}>
    Start again
  </Button>
);
