import type { Named, Words } from './named.ts';

export interface BranchRow extends Named {
  readonly branch_name: Words;
  readonly street1: Words;
  readonly street2: Words | null;
  readonly city: string;
  readonly postal_code: string;
  readonly state: string;
  readonly contact_no: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly opening_hours: readonly { weekday: number; open: string; close: string }[];
  readonly temporarily_closed: boolean;
  readonly is_able_reservation: boolean;
  readonly number_of_seats: number;
  readonly turn_minutes: number;
  readonly notice_minutes: number;
  readonly takes_top_up: boolean;
  readonly delivery_radius_metres: number | null;
  readonly delivery_base_fee: number;
  readonly delivery_fee_per_km: number;
  readonly images: readonly string[];
}

/** Target of a picture: a page, or the entry `opens_id`. */
interface TargetColumns {
  readonly opens_kind: string | null;
  readonly opens_id: string | null;
}

export interface BannerRow extends Named, TargetColumns {
  readonly image: string;
  readonly image_alt: Words;
}

export interface HighlightRow extends Named, TargetColumns {
  readonly highlight_image: string;
  readonly image_alt: Words;
  /** `HH:MM`. */
  readonly shown_from: string | null;
  readonly shown_until: string | null;
  readonly audience: string | null;
}

export interface NewsRow extends Named {
  readonly title: Words;
  readonly content: Words;
  readonly image: string | null;
  /** RFC 3339. */
  readonly published_at: string;
}
