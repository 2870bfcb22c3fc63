// Every screen of the product. Public pages stand in English at / and in Vietnamese at /vi; the rest has one address.
import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  // Public pages, drawn on the server.
  route('vi?', 'web/layouts/SiteLayout.tsx', [index('web/pages/HomePage.tsx'), route('*', 'web/pages/MissingPage.tsx')]),
] satisfies RouteConfig
