import { brand } from '@repo/domain/brand';
import { messagesOf } from '../controls/phones.ts';
import type { Sandbox } from '../sandbox.ts';
import { phoneBehaviours, type Message, type PhoneBehaviour } from '../state/state.ts';
import { controls } from './controls.ts';
import { icon } from './drawings.ts';
import { html, withLinks, type Html } from './html.ts';
import { renderPage } from './layout.ts';
import { backLink, emptyPlace } from './pieces.ts';
import { localPhone, phoneAddress, shortMoment } from './words.ts';

/** The newest part of a long conversation. */
const SHOWN = 200;

const reports: Readonly<Record<string, string>> = {
  Sent: 'Sent',
  Success: 'Delivered',
  Failed: 'Not delivered',
  AbsentSubscriber: 'Not delivered: the phone was off',
  Expired: 'Not delivered in time',
};
const behaviours: Readonly<Record<PhoneBehaviour, string>> = {
  normal: 'Receives messages',
  blocked: 'Has blocked the sender',
  unroutable: 'Has no network to it',
  invalid: 'Is no valid number',
  unpaid: 'The account has no money for it',
  undeliverable: 'Cannot be reached',
  'blocked-by-network': 'Its network blocks the sender',
  absent: 'Is switched off',
  expired: 'Is not reached in time',
  unreported: 'Receives, but nobody is told',
};

/** A phone: its messages, quick answers to the last one, and a text field. */
export function phonePage(sandbox: Sandbox, phone: string): string {
  const messages = messagesOf(sandbox, phone).slice(-SHOWN);
  const shortCode = sandbox.config.africasTalking.shortCode;
  return renderPage({
    title: localPhone(phone),
    shape: 'narrow',
    live: true,
    main: html`${backLink('All phones')}
      <div class="phone">
        <header class="phone-head">
          <h1>${localPhone(phone)}</h1>
          <p class="quiet">Talking to ${brand.name} on ${shortCode}</p>
        </header>
        <div
          class="bubbles"
          id="messages"
          role="log"
          aria-label="Messages"
          tabindex="0"
          data-live-region
          data-follow
        >
          ${messages.map(bubble)}
          ${messages.length === 0 && emptyPlace('message', 'No messages yet. Sign in with this number, or write the first text below.', { id: 'no-messages', element: 'p' })}
        </div>
        <div id="quick-answers" data-live-region>${quickAnswers(messages, phone)}</div>
        <form class="composer field" action="/sms" method="post" data-quiet="Sent.">
          <input type="hidden" name="phone" value="${phone}" />
          <label for="text">Reply from this phone</label>
          <span class="joined">
            <textarea id="text" name="text" rows="1" maxlength="1600" required autocomplete="off"></textarea>
            <button>Send</button>
          </span>
        </form>
      </div>
      ${controls(sandbox, behaviourSection(phone, sandbox.store.state.behaviours.get(phone) ?? 'normal'))}`,
  });
}

const bubble = (message: Message) =>
  html`<div id="message-${message.sequence}" class="message ${message.direction}">
    <p class="from">
      <span class="sr-only">${message.direction === 'out' ? 'Received' : 'Sent from this phone'}:</span>
      ${icon('message', 'small-icon')}
      <time datetime="${message.at}">${shortMoment(message.at)}</time>
      ${message.report !== null && html`<span>· ${reports[message.report] ?? message.report}</span>`}
    </p>
    <div class="bubble"><p class="text">${withLinks(message.text)}</p></div>
  </div>`;

/** A copyable code and the answers that the last received message requests. */
function quickAnswers(messages: readonly Message[], phone: string): Html {
  const last = messages.findLast(({ direction }) => direction === 'out');
  if (last === undefined) return html``;
  const code = codeIn(last.text);
  const answers = answersIn(last.text);
  if (code === undefined && answers.length === 0) return html``;
  return html`<form
    id="answers-${last.sequence}"
    class="chips"
    action="/sms"
    method="post"
    data-quiet="Sent."
    aria-label="Quick answers"
  >
    <input type="hidden" name="phone" value="${phone}" />
    ${
      code !== undefined &&
      html`<span class="code">Code <b>${code}</b></span>
        <button type="button" class="plain-button" data-copy="${code}">Copy code</button>`
    }
    ${answers.map((answer) => html`<button class="plain-button" name="text" value="${answer}">${answer}</button>`)}
  </form>`;
}

/** Six digits alone. A web address or a longer number contains no code. */
export const codeIn = (text: string) => /(?<![\d/.-])\d{6}(?![\d/.-]*\d)/.exec(text)?.[0];

/** Every `YES nn` and `NO nn` in the text, once each, in order. */
export function answersIn(text: string): string[] {
  const found = text.matchAll(/\b(YES|NO)\s+(\d{1,4})\b/gi);
  return [...new Set(Array.from(found, ([, word = '', number = '']) => `${word.toUpperCase()} ${number}`))];
}

const behaviourSection = (phone: string, current: PhoneBehaviour) =>
  html`<section class="stack tight" aria-labelledby="behaviour">
    <h2 id="behaviour">What this phone does</h2>
    <form class="field" action="${phoneAddress(phone)}" method="post" data-quiet="The phone was changed.">
      <label for="delivery">When a message is sent to it</label>
      <span class="joined">
        <select id="delivery" name="delivery">
          ${phoneBehaviours.map(
            (behaviour) =>
              html`<option value="${behaviour}" ${behaviour === current && html`selected`}>
                ${behaviours[behaviour]}
              </option>`,
          )}
        </select>
        <button class="plain-button">Set</button>
      </span>
    </form>
    <form action="${phoneAddress(phone)}/opt-out" method="post" data-quiet="The phone opted out.">
      <button class="plain-button">Opt out with the provider</button>
    </form>
  </section>`;
