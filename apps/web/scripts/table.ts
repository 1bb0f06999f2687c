/**
 * What the app lies on where there is room around it: the company's banner, like a table with the
 * lights turned down, and its logo. It comes with the page and not with a script; and as a lazy
 * picture that is not displayed is never fetched, a phone does without it.
 */
export const TABLE = `<div class="table" aria-hidden="true">
      <img class="table-picture" src="%%company.company_banner%%" alt="" loading="lazy" decoding="async" fetchpriority="low">
      <img class="table-logo" src="%%company.company_logo%%" alt="" loading="lazy">
    </div>`;

/** The same where no company is known. */
export const BARE_TABLE = '<div class="table" aria-hidden="true"></div>';
