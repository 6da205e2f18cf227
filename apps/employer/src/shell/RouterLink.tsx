import type { AnchorProps } from '@repo/ui/components/LinkProvider';
import { Link } from 'react-router';

/** The design system's links, through this app's router. */
export function RouterLink({ href, state, ...rest }: AnchorProps) {
  return <Link to={href} state={state} {...rest} />;
}
