import type { Schemas } from './contract-types.ts';
import type { InCents } from './in-cents.ts';

type Model<Name extends keyof Schemas> = InCents<Schemas[Name]>;

/** Who asks: a member or a guest, exactly one of the two. */
export type Identity = Model<'Identity'>;

export type Company = Model<'Company'>;
export type Banner = Model<'Banner'>;
export type Highlight = Model<'Highlight'>;
export type NewsItem = Model<'NewsItem'>;

export type Branch = Model<'Branch'>;
export type BranchStatus = Model<'BranchStatus'>;
export type BranchHours = Model<'BranchHours'>;
export type BranchHoursDay = Model<'BranchHoursDay'>;

export type DishCategory = Model<'DishCategory'>;
export type DishSummary = Model<'DishSummary'>;
export type Dish = Model<'Dish'>;
export type DishOption = Model<'DishOption'>;
export type DishOptionVariation = Model<'DishOptionVariation'>;
export type DishTag = Model<'DishTag'>;
export type StockStatus = Model<'StockStatus'>;

export type PackageSummary = Model<'PackageSummary'>;
export type Package = Model<'Package'>;
export type PackageOption = Model<'PackageOption'>;
export type PackageOptionDish = Model<'PackageOptionDish'>;
export type PackageDish = Model<'PackageDish'>;
export type HotDeal = Model<'HotDeal'>;
export type HotDealOption = Model<'HotDealOption'>;
export type HotDealOptionVariation = Model<'HotDealOptionVariation'>;

export type Cart = Model<'Cart'>;
export type CartLine = Model<'CartLine'>;
export type CartDish = Model<'CartDish'>;
export type CartPackage = Model<'CartPackage'>;
export type CartHotDeal = Model<'CartHotDeal'>;
export type CartTotal = Model<'CartTotal'>;
export type CartMethod = Model<'CartMethod'>;
export type DeliveryMethod = Model<'DeliveryMethod'>;
export type LineVariation = Model<'LineVariation'>;
export type Selection = Model<'Selection'>;
export type SelectionList = Model<'SelectionList'>;
export type ItemType = Model<'ItemType'>;
export type UnavailableReason = Model<'UnavailableReason'>;
export type CartCreateRequest = Model<'CartCreateRequest'>;
export type CartUpdateRequest = Model<'CartUpdateRequest'>;
export type CreateOrderRequest = Model<'CreateOrderRequest'>;
export type CreateOrder = Model<'CreateOrder'>;
export type OrderOutcome = Model<'OrderOutcome'>;
export type LandedOrder = Model<'LandedOrder'>;

export type DeliveryAddress = Model<'DeliveryAddress'>;
export type QuotationRequest = Model<'QuotationRequest'>;
export type Quotation = Model<'Quotation'>;
export type State = Model<'State'>;
export type Place = Model<'Place'>;
export type PlaceSearchRequest = Model<'PlaceSearchRequest'>;

export type User = Model<'User'>;
export type Leveling = Model<'Leveling'>;
export type LoginRequest = Model<'LoginRequest'>;
export type OtpSent = Model<'OtpSent'>;
export type OtpRequest = Model<'OtpRequest'>;
export type RegisterRequest = Model<'RegisterRequest'>;
export type ResetPasswordRequest = Model<'ResetPasswordRequest'>;
export type ProfileRequest = Model<'ProfileRequest'>;
export type PasswordRequest = Model<'PasswordRequest'>;
export type Address = Model<'Address'>;
export type CreateAddressRequest = Model<'CreateAddressRequest'>;
export type UpdateAddressRequest = Model<'UpdateAddressRequest'>;
export type Notification = Model<'Notification'>;
export type HandoverPreview = Model<'HandoverPreview'>;
export type HandoverRequest = Model<'HandoverRequest'>;

export type Reorder = Model<'Reorder'>;
export type SkippedItem = Model<'SkippedItem'>;

export type OrderStatus = Model<'OrderStatus'>;
export type CancelReason = Model<'CancelReason'>;
export type SalesOrder = Model<'SalesOrder'>;
export type SalesOrderSummary = Model<'SalesOrderSummary'>;
export type OrderDish = Model<'OrderDish'>;
export type OrderPackage = Model<'OrderPackage'>;
export type StatusChange = Model<'StatusChange'>;

export type PriceChangedData = Model<'PriceChangedData'>;
export type BranchClosedData = Model<'BranchClosedData'>;
export type InvalidDeliveryTimeData = Model<'InvalidDeliveryTimeData'>;
export type InvalidRequestData = Model<'InvalidRequestData'>;
export type ItemUnavailableData = Model<'ItemUnavailableData'>;
export type MissingVariationData = Model<'MissingVariationData'>;
export type CartBranchData = Model<'CartBranchData'>;
export type OtpAlreadySentData = Model<'OtpAlreadySentData'>;
export type RetryData = Model<'RetryData'>;
export type UnavailableLine = Model<'UnavailableLine'>;
export type MissingGroup = Model<'MissingGroup'>;
