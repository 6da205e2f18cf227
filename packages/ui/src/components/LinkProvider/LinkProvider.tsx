import { createContext, createElement, useContext, type ComponentPropsWithRef, type ReactNode } from 'react';

/** The props that every link of the design system passes to the app's router. */
export interface AnchorProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'style'> {
  href: string;
  /** Passed on by routers that support it. A plain anchor leaves it out. */
  state?: unknown;
}

/** The link of an app's router. It takes `href`, where the router's own may take `to`. */
export type LinkComponent = (props: AnchorProps) => ReactNode;

function PlainAnchor({ state: _state, children, ...rest }: AnchorProps) {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<LinkComponent>(PlainAnchor);

export interface LinkProviderProps {
  /** The app's link. Define it outside of any component, so that it stays the same. */
  link: LinkComponent;
  children: ReactNode;
}

/** Gives the app's router to every link below. Without it links are plain anchors. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

const otherSite = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** The app's link, or a plain anchor for an address that no router knows (another site, a phone, a file). */
export function Anchor(props: AnchorProps) {
  const routerLink = useContext(LinkContext);
  const plain = otherSite.test(props.href) || props.download !== undefined;
  return createElement(plain ? PlainAnchor : routerLink, props);
}
