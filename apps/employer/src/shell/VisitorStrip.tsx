import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { WordmarkLink } from '@repo/ui/brand/WordmarkLink';
import { TextLink } from '@repo/ui/components/TextLink';
import { Content } from '@repo/ui/primitives/Content';
import { Spread } from '@repo/ui/primitives/Spread';
import { paths } from '../paths.ts';

/** The strip at the top of an open screen, for a visitor: the brand leads to the public site. */
export const VisitorStrip = () => (
  <Content width="wide">
    <Spread>
      <WordmarkLink href={landingAddress()} />
      <TextLink href={paths.login} placement="alone">
        Sign In
      </TextLink>
    </Spread>
  </Content>
);
