import { ButtonLink, type ButtonLinkProps } from '@repo/ui/components/Button';
import { paths } from '../paths.ts';

interface ContactLinkProps extends Pick<ButtonLinkProps, 'size' | 'fullWidth'> {
  readonly workerId: string;
}

/** The way to the worker's own side of a result: her profile, where her number is asked for. */
export const ContactLink = ({ workerId, ...look }: ContactLinkProps) => (
  <ButtonLink {...look} href={paths.workerProfile} state={{ workerId }}>
    Ask the Worker
  </ButtonLink>
);
