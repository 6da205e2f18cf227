import { Badge, type BadgeTone } from '@repo/ui/components/Badge';
import { renderToStaticMarkup } from 'react-dom/server';

/** The class of a badge in this tone. A test compares the badge on the screen with it. */
export const badgeLook = (tone: BadgeTone): string | undefined =>
  /class="([^"]+)"/.exec(renderToStaticMarkup(<Badge tone={tone}>.</Badge>))?.[1];
