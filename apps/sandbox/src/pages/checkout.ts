import { brand } from '@repo/domain/brand';
import { isPaid, redirectOf, type Channel } from '../providers/paystack/checkout.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Payment } from '../state/state.ts';
import { controls } from './controls.ts';
import { disputeSection } from './disputes.ts';
import { paymentMarks } from './drawings.ts';
import { html, type Html } from './html.ts';
import { renderPage } from './layout.ts';
import { facts, folded, notice } from './pieces.ts';
import { amountInWords, ownAddress } from './words.ts';

/** The documented test numbers of Paystack (providers 1.8). */
export const TEST_PHONE = '0710 000 000';
export const TEST_CARD = '4084 0840 8408 4081';
export const DECLINED_CARD = '4084 0800 0000 5408';

export interface Typed {
  readonly channel?: Channel;
  readonly phone?: string;
  readonly card?: string;
  /** The error in the previous input. */
  readonly problem?: { readonly field: 'phone' | 'card'; readonly message: string };
}

/** The payment page: the amount, the payee, the channels, and the button to pay. */
export function checkoutPage(sandbox: Sandbox, payment: Payment, typed: Typed = {}): string {
  const amount = amountInWords(payment.amount, payment.currency);
  const paid = isPaid(payment);
  return renderPage({
    title: paid ? 'Paid' : `Pay ${amount}`,
    shape: 'task',
    main: html`<article class="card checkout">
        <header class="bill">
          <div>
            <p>${paid ? 'Paid to' : 'Pay'} ${brand.name}</p>
            <h1 class="amount">${amount}</h1>
          </div>
          ${facts([
            ['Order', payment.reference],
            ['Receipt to', ownAddress(payment.email)],
          ])}
        </header>
        <div class="stack">${paid ? paidNotice(sandbox, payment) : paymentForm(payment, amount, typed)}</div>
      </article>
      ${disputeSection(sandbox, payment)} ${controls(sandbox, paid ? html`` : failSection)}`,
  });
}

const paidNotice = (sandbox: Sandbox, payment: Payment) =>
  html`${notice('good', payment.status === 'reversed' ? 'This payment was made and given back.' : 'This payment was made.')}
    <a class="button wide" href="${redirectOf(sandbox, payment)}">Back to ${brand.name}</a>`;

function paymentForm(payment: Payment, amount: string, typed: Typed): Html {
  const mobile = payment.channels.includes('mobile_money');
  const card = payment.channels.includes('card');
  // The first of the requested channels that this page offers.
  const wanted = payment.channels.find((each) => each === 'mobile_money' || each === 'card');
  const chosen = typed.channel ?? wanted ?? 'card';
  return html`${payment.status === 'failed' && notice('bad', `The last try did not work: ${payment.gatewayResponse}. You can try again.`)}
    ${payment.status === 'abandoned' && notice('', 'This payment was cancelled. It can still be made.')}
    <form class="stack" id="pay" action="/checkout/${payment.accessCode}" method="post" data-once>
      <fieldset>
        <legend>How do you want to pay?</legend>
        <div class="ways">
          ${mobile && way('mobile_money', 'M-PESA', chosen)} ${card && way('card', 'Card', chosen)}
        </div>
      </fieldset>
      ${mobile && mobileFields(typed)} ${card && cardFields(typed)}
      <div class="stack tight">
        <button class="wide" name="outcome" value="success">Pay ${amount}</button>
        <button class="wide plain-button" name="outcome" value="abandoned">Cancel</button>
      </div>
    </form>
    ${folded(
      'Test numbers',
      facts([
        ['Paid by mobile money', mobile ? `${TEST_PHONE}, or any Kenyan mobile number` : null],
        ['Paid by card', card ? TEST_CARD : null],
        ['Declined card', card ? DECLINED_CARD : null],
      ]),
    )}`;
}

/** A payer's choice that no real page offers. */
const failSection = html`<section class="stack tight" aria-labelledby="outcome">
  <h2 id="outcome">This payment</h2>
  <p class="buttons">
    <button class="plain-button" form="pay" name="outcome" value="failed">Pay but fail</button>
  </p>
</section>`;

const way = (channel: Channel, label: string, chosen: Channel) =>
  html`<label class="way">
    <input type="radio" name="channel" value="${channel}" ${chosen === channel && html`checked`} /> ${label}
    <span class="pay-marks">${paymentMarks[channel]}</span>
  </label>`;

const problemText = (typed: Typed, field: 'phone' | 'card') =>
  typed.problem?.field === field &&
  html`<span class="field-problem" id="${field}-problem">${typed.problem.message}</span>`;

const marked = (typed: Typed, field: 'phone' | 'card') =>
  typed.problem?.field === field && html`aria-invalid="true" aria-describedby="${field}-problem" autofocus`;

const mobileFields = (typed: Typed) =>
  html`<div class="field" data-way="mobile_money">
    <label for="phone">M-PESA number</label>
    ${problemText(typed, 'phone')}
    <input
      id="phone"
      name="phone"
      type="tel"
      inputmode="tel"
      autocomplete="off"
      value="${typed.phone ?? TEST_PHONE}"
      ${marked(typed, 'phone')}
    />
    <p class="quiet">No phone is asked for a PIN.</p>
  </div>`;

const cardFields = (typed: Typed) =>
  html`<div class="field" data-way="card">
    <label for="card">Card number</label>
    ${problemText(typed, 'card')}
    <input
      id="card"
      name="card"
      inputmode="numeric"
      autocomplete="off"
      value="${typed.card ?? TEST_CARD}"
      ${marked(typed, 'card')}
    />
    <div class="pair">
      <label>Expiry <input name="expiry" inputmode="numeric" autocomplete="off" value="12 / 30" /></label>
      <label>CVV <input name="cvv" inputmode="numeric" autocomplete="off" value="408" /></label>
    </div>
    <p class="quiet">Test cards only.</p>
  </div>`;
