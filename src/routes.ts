// Every screen of the product. Public pages stand in English at / and in Vietnamese at /vi; the rest has one address.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  // Public pages, drawn on the server.
  route('vi?', 'web/layouts/SiteLayout.tsx', { id: 'site' }, [
    index('web/pages/home/HomePage.tsx'),
    route('products', 'shop/catalogue/ui/ProductListPage.tsx'),
    route('products/:slug', 'shop/catalogue/ui/ProductPage.tsx', [index('shop/cart/ui/BuyPage.tsx')]),
    route('blogs', 'shop/content/ui/BlogListPage.tsx'),
    route('blogs/:id', 'shop/content/ui/BlogPage.tsx'),
    route('contact', 'shop/content/ui/ContactPage.tsx'),
    route('our-services', 'web/pages/info/ServicesPage.tsx'),
    route('terms', 'web/pages/info/TermsPage.tsx'),
    route('privacy-policy', 'web/pages/info/PrivacyPage.tsx'),
    route('faq', 'web/pages/info/FaqPage.tsx'),
    route('*', 'web/pages/MissingPage.tsx'),
  ]),
  // Signing in and up.
  layout('web/layouts/AuthLayout.tsx', [
    route('auth/login', 'shop/account/ui/LoginPage.tsx'),
    route('auth/register', 'shop/account/ui/RegisterPage.tsx'),
    route('auth/otp', 'shop/account/ui/OtpPage.tsx'),
    route('auth/reset-password', 'shop/account/ui/ResetPasswordPage.tsx'),
    route('auth/link', 'shop/account/ui/LinkPage.tsx'),
    route('read-more', 'web/pages/ReadMorePage.tsx'),
  ]),
  // The seller's screens, drawn by the browser.
  layout('web/layouts/PortalLayout.tsx', [
    route('dashboard', 'web/pages/StartPage.tsx'),
    route('order', 'shop/order/ui/OrderListPage.tsx'),
    route('order/:id', 'shop/order/ui/OrderPage.tsx'),
    // Places of the specification that ask for sign-in and have no screen yet.
    ...['my-order', 'draft-design', 'my-products/:slug', 'order/create-order'].map(path =>
      route(path, 'web/pages/MissingPage.tsx', { id: `missing ${path}` }),
    ),
    route('profile/:section?', 'web/pages/ProfilePage.tsx'),
    route('notification', 'shop/notification/ui/NotificationPage.tsx'),
    route('order-histories', 'shop/order/ui/OrderHistoryPage.tsx'),
    route('payments', 'shop/wallet/ui/PaymentsPage.tsx'),
    route('payments/deposit', 'shop/wallet/ui/NewDepositPage.tsx'),
    route('payments/deposit/:id', 'shop/wallet/ui/MyDepositPage.tsx'),
    route('cart', 'web/pages/CartPage.tsx'),
    route('cart/checkout', 'shop/order/ui/CheckoutPage.tsx'),
    route('cart/done/:id', 'shop/order/ui/BoughtPage.tsx'),
    route('my-products', 'shop/design/ui/MyProductsPage.tsx'),
    route('library', 'shop/file/ui/LibraryPage.tsx'),
    route('order/import', 'shop/bulk/ui/ImportListPage.tsx'),
    route('order/import/:id', 'shop/bulk/ui/ImportPage.tsx'),
  ]),
  // The office's screens, drawn by the browser.
  layout('web/layouts/OfficeLayout.tsx', [
    route('office', 'web/pages/OfficePage.tsx'),
    route('office/order', 'shop/order/ui/OrderListDeskPage.tsx'),
    route('office/order/:id', 'shop/order/ui/OrderDeskPage.tsx'),
    route('office/profile/:section?', 'web/pages/ProfilePage.tsx', { id: 'office-profile' }),
    route('office/notification', 'shop/notification/ui/NotificationPage.tsx', { id: 'office-notification' }),
    route('office/deposits', 'shop/wallet/ui/DepositDeskPage.tsx'),
    route('office/vouchers', 'shop/voucher/ui/VoucherDeskPage.tsx'),
    route('office/ledger', 'shop/wallet/ui/LedgerDeskPage.tsx'),
    route('office/labels', 'shop/label/ui/LabelDeskPage.tsx'),
    route('office/scan-out', 'shop/tracking/ui/ScanOutDeskPage.tsx'),
    route('office/manifests', 'shop/tracking/ui/ManifestListDeskPage.tsx'),
    route('office/manifests/:id', 'shop/tracking/ui/ManifestDeskPage.tsx'),
    route('office/tracking', 'shop/tracking/ui/TrackingDeskPage.tsx'),
    route('office/production', 'shop/production/ui/ProductionDeskPage.tsx'),
    route('office/production/scan', 'shop/production/ui/ProductionScanDeskPage.tsx'),
    route('office/production/batch/:id', 'shop/production/ui/BatchDeskPage.tsx'),
    route('office/blogs', 'shop/content/ui/BlogListDeskPage.tsx'),
    route('office/blogs/:id', 'shop/content/ui/BlogDeskPage.tsx'),
    route('office/messages', 'shop/content/ui/MessageListDeskPage.tsx'),
    route('office/messages/:id', 'shop/content/ui/MessageDeskPage.tsx'),
    route('office/people', 'shop/account/ui/PeopleDeskPage.tsx'),
    route('office/people/:id', 'shop/account/ui/PersonDeskPage.tsx'),
    route('office/settings', 'shop/setting/ui/SettingDeskPage.tsx'),
    route('office/audit', 'shop/audit/ui/AuditDeskPage.tsx'),
  ]),
] satisfies RouteConfig
