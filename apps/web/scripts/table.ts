/**
 * Backdrop of the app on wide screens: the company's dimmed banner and its logo. It is part of the
 * page, not of a script. A lazy image that is not displayed is never fetched, so phones do not load
 * it.
 */
export const TABLE = `<div class="table" aria-hidden="true">
      <img class="table-picture" src="%%company.company_banner%%" alt="" loading="lazy" decoding="async" fetchpriority="low">
      <img class="table-logo" src="%%company.company_logo%%" alt="" loading="lazy">
    </div>`;

export const BARE_TABLE = '<div class="table" aria-hidden="true"></div>';
